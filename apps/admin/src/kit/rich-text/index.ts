export { RichTextField } from './rich-text-field.tsx';
export { RichTextView } from './rich-text-view.tsx';
