import { Anchor } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';
import classes from './text-link.module.css';

/** A link in words to another screen; alone in its line it is a target of 44 px on touch. ADM-060 */
export const TextLink = (props: LinkProps) => (
  <Anchor component={Link} className={classes.link ?? ''} {...props} />
);
