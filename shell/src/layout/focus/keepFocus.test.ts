import { keepFocus } from './keepFocus';

const page = (html: string) => {
  document.body.innerHTML = `<div id="root"><main id="main" tabindex="-1"><h1>地址管理</h1>${html}</main></div>`;
};
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
/** What has the focus when the focus had time to be handed on. */
const focused = async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return document.activeElement?.id || document.activeElement?.tagName;
};
const list = `<section><h2 id="heading">地址</h2><ul>${['a', 'b', 'c']
  .map(
    (id) => `<li id="${id}"><button id="edit-${id}">编辑</button><button id="del-${id}">删除</button></li>`,
  )
  .join('')}</ul></section>`;

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = '';
  end = keepFocus();
});
afterEach(() => end());

test('a removed line hands the focus to the same button of the next one, then of the one before, then to the heading', async () => {
  page(list);
  find('#del-b').focus();
  find('#b').remove();
  expect(await focused()).toBe('del-c');
  find('#c').remove();
  expect(await focused()).toBe('del-a');
  find('#a').remove();
  expect(await focused()).toBe('heading');
});

test('what comes in the place of a pressed button gets the focus', async () => {
  page('<p><button id="add">加入</button></p><button id="far">下单</button>');
  find('#add').focus();
  find('#add').outerHTML = '<a id="added" href="/experiment/plan">查看方案</a>';
  expect(await focused()).toBe('added');
});

test('a list that is loaded again leaves the focus at its heading', async () => {
  page(list);
  find('#del-a').focus();
  find('ul').outerHTML = '<div>正在加载</div>';
  expect(await focused()).toBe('heading');
  expect(find('#heading').tabIndex).toBe(-1);
  find('h1').tabIndex = 0;
  find('h1').focus();
  expect(find('#heading').hasAttribute('tabindex')).toBe(false);
});

test('a dialog hands it back to its opener, and to the neighbour of an opener that is gone', async () => {
  page(list);
  const dialog = '<div id="dialog" role="dialog"><button id="yes">确定</button></div>';
  const open = (opener: string) => {
    find(opener).focus();
    document.body.insertAdjacentHTML('beforeend', dialog);
    find('#yes').focus();
  };
  open('#edit-a');
  find('#dialog').remove();
  expect(await focused()).toBe('edit-a');

  open('#del-a');
  find('#a').remove();
  await focused();
  find('#dialog').remove();
  expect(await focused()).toBe('del-b');

  open('#del-b');
  find('section').remove();
  find('#dialog').remove();
  expect(await focused()).toBe('H1');
});

test('a field that is disabled while it is sent gets it back', async () => {
  page('<p id="line"><input id="name" /></p>');
  find('#name').focus();
  find('#name').setAttribute('disabled', '');
  // jsdom keeps the focus of a disabled field, which browsers do not.
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => document.body });
  await new Promise((resolve) => setTimeout(resolve, 200));
  Reflect.deleteProperty(document, 'activeElement');
  expect(document.activeElement?.id).toBe('line');
  find('#name').removeAttribute('disabled');
  expect(await focused()).toBe('name');
});

test('whoever presses on an empty place, or goes on by Tab, keeps what they chose', async () => {
  page(list);
  find('#del-a').focus();
  find('#del-a').blur();
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  find('#a').remove();
  expect(await focused()).toBe('BODY');
});
