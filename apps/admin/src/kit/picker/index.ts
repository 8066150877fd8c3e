export { PickerField } from './picker-field.tsx';
