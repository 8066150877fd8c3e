import { createGroup } from './create-group.ts';
import { listGroups } from './list-groups.ts';
import { listLevels } from './list-levels.ts';
import { removeGroup } from './remove-group.ts';
import { renameGroup } from './rename-group.ts';

export const customerGroupProcedures = {
  list: listGroups,
  levels: listLevels,
  create: createGroup,
  rename: renameGroup,
  remove: removeGroup,
};
