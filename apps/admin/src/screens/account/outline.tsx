import { Skeleton, Stack } from '@mantine/core';

/** The outline of the account's sections, in their heights. ADM-062 */
export const Outline = () => (
  <Stack gap="lg">
    <Skeleton height={286} radius="lg" />
    <Skeleton height={78} radius="lg" />
    <Skeleton height={78} radius="lg" />
  </Stack>
);
