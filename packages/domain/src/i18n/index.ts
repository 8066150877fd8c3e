export {
  type FieldCode,
  type GoodsCode,
  type InputCode,
  type MessageCode,
  type MessageParams,
  messageCatalogue,
  programCatalogue,
  type SortLabelCode,
} from './catalogue.ts';
export type { FieldIssue } from './field-issue.ts';
export { type FieldName, type Labelled, type NamedField, namedField } from './field-name.ts';
export { literal, type MessageDescriptor, msg } from './message.ts';
