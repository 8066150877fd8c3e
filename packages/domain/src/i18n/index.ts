export {
  type FieldCode,
  type GoodsCode,
  type MessageCode,
  type MessageParams,
  messageCatalogue,
  type SortLabelCode,
} from './catalogue.ts';
export { type FieldName, type Labelled, type NamedField, namedField } from './field-name.ts';
export { literal, type MessageDescriptor, msg } from './message.ts';
