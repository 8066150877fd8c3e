export { CodeField } from './code-field.tsx';
export { EntryForm } from './entry-form.tsx';
export { askToLeave, LeaveGuard } from './leave-guard.tsx';
export { PasswordField } from './password-field.tsx';
export { RecordForm } from './record-form.tsx';
export { answerSignIn, useSignInAsked } from './sign-in-again.ts';
export { TextAreaField } from './text-area-field.tsx';
export { TextField } from './text-field.tsx';
export { forgetUnsaved, useUnsaved } from './unsaved.ts';
