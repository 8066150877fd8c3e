export { PictureFacts } from './picture-facts.tsx';
export { PicturesSection } from './pictures-section.tsx';
