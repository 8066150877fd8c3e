import type { Account } from '@stoa/admin-contract';
import { adminAccountText, adminFormText } from '@stoa/messages';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, queries, showAnswer } from '../../api/index.ts';
import { Facts } from '../../kit/facts.tsx';
import { RecordForm, TextField } from '../../kit/form/index.ts';
import { Section } from '../../kit/section.tsx';

const schema = z.object({ name: z.string().trim().min(1, adminFormText.required()).max(100) });

/** Name and e-mail address; the name can be changed. */
export function ProfileSection({ account }: { readonly account: Account }) {
  const client = useQueryClient();
  const save = async (_: unknown, { name }: z.infer<typeof schema>) => {
    const changed = await api.account.change({ version: account.version, name });
    void client.invalidateQueries({ queryKey: queries.session.read.queryKey() });
    await showAnswer(client, queries.account.read.queryKey(), changed);
    return { name: changed.name };
  };
  return (
    <Section title={adminAccountText.profile()} description={adminAccountText.profileHelp()}>
      <RecordForm
        schema={schema}
        values={{ name: account.name }}
        onSave={save}
        saved={adminAccountText.profileSaved()}
      >
        <TextField name="name" label={adminAccountText.name()} autoComplete="name" />
        <Facts
          facts={[
            [adminAccountText.email(), account.email],
            ...(account.operator
              ? [[adminAccountText.operator(), adminAccountText.operatorHelp()] as const]
              : []),
          ]}
        />
      </RecordForm>
    </Section>
  );
}
