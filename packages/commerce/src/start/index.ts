export { SHOP_CREATE } from './made-with-shop.ts';
export { readToDo, type Server, type ToDo } from './read-to-do.ts';
