export { type Pickable, Picker } from './picker.tsx';
export { PickerField } from './picker-field.tsx';
