import { adminFormText, adminGroupsText } from '@stoa/messages';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { EntryForm, TextField } from '../../kit/form/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';
import { followedCode, type TypedGroup } from './code.ts';
import { groupName } from './group-name.ts';
import { useGroupsChange } from './use-groups.ts';

const schema = z.object({
  name: groupName,
  code: z
    .string()
    .trim()
    .min(1, adminFormText.required())
    .max(63, adminGroupsText.codeLength())
    .regex(/^[a-z0-9][a-z0-9-]*$/, adminGroupsText.codeNeeded()),
});

interface NewGroupDialogProps {
  readonly onClose: () => void;
}

/** Makes a group. That its code is taken is told beside the field, in the sentence of the server. ADM-303 */
export function NewGroupDialog({ onClose }: NewGroupDialogProps) {
  const { code: shop } = useWorkplace();
  const changed = useGroupsChange();
  const make = async ({ name, code }: TypedGroup) => {
    await api.customerGroups.create({ shop, name, code });
    tell(adminGroupsText.added({ name }));
    onClose();
    await changed();
  };
  return (
    <Dialog onClose={onClose} title={adminGroupsText.addTitle()} help={adminGroupsText.addHelp()}>
      <EntryForm
        signedIn
        schema={schema}
        values={{ name: '', code: '' }}
        onSubmit={make}
        submit={adminGroupsText.addAction()}
      >
        <TextField name="name" label={adminGroupsText.name()} autoComplete="off" first />
        <TextField
          name="code"
          label={adminGroupsText.code()}
          description={adminGroupsText.codeHelp()}
          autoComplete="off"
        />
        <CodeFollowsName />
      </EntryForm>
    </Dialog>
  );
}

/** Proposes the code while the name is typed. */
function CodeFollowsName() {
  const { getValues, setValue, formState } = useFormContext<TypedGroup>();
  const name = useWatch<TypedGroup, 'name'>({ name: 'name' });
  const before = useRef(name);
  const { isSubmitted } = formState;
  useEffect(() => {
    if (before.current === name) return;
    const code = followedCode({ name: before.current, code: getValues('code') }, name);
    before.current = name;
    setValue('code', code, { shouldValidate: isSubmitted });
  }, [name, getValues, setValue, isSubmitted]);
  return null;
}
