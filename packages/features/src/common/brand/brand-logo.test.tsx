import { configurationPublic } from '@chada/contract/setting';
import { loadEntries } from '@chada/stores';
import { replies } from '@chada/testing';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeStore, renderSite } from '../../../test/render-site.tsx';
import { BrandLogo } from './brand-logo.tsx';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  cleanup();
  server.reset();
});
afterAll(() => server.close());

const source = () => screen.getByRole('img', { name: 'ดาวตัวอย่าง' }).getAttribute('src');
/** Returns the image element that is still loading. */
const remote = () => {
  const image = document.querySelector('img[data-fade=loading]');
  if (image === null) throw new Error('No picture is loading.');
  return image;
};
const entry = (path: string) => [{ key: 'home.normal.logo', value: { data: { path } } }];

describe('[SH-09] the logo', () => {
  it('is the client’s own asset until remote configuration arrives, then the remote one, and the own one again if that fails', async () => {
    const { store } = renderSite(<BrandLogo />, { store: makeStore(server) });
    expect(source()).toBe('/brand/logo.svg');
    server.reply(configurationPublic, replies.data(entry('/uploads/festive.png')));
    await act(() => store.dispatch(loadEntries()));
    expect(source()).toBe('/brand/logo.svg');
    fireEvent.load(remote());
    expect(source()).toMatch(/\/uploads\/festive\.png$/);
    server.reply(configurationPublic, replies.data(entry('/uploads/gone.png')));
    await act(() => store.dispatch(loadEntries()));
    fireEvent.error(remote());
    fireEvent.load(remote());
    expect(source()).toBe('/brand/logo.svg');
  });

  it('stays the client’s own asset if the configuration fails or names a host that the brand does not list', async () => {
    const { store } = renderSite(<BrandLogo />, { store: makeStore(server) });
    server.reply(configurationPublic, replies.drop());
    await act(() => store.dispatch(loadEntries()));
    expect(source()).toBe('/brand/logo.svg');
    server.reply(configurationPublic, replies.data(entry('https://elsewhere.example/logo.png')));
    await act(() => store.dispatch(loadEntries()));
    expect(source()).toBe('/brand/logo.svg');
  });

  it('is the brand name as text if no picture loads', () => {
    renderSite(<BrandLogo />, { store: makeStore(server) });
    fireEvent.error(screen.getByRole('img', { name: 'ดาวตัวอย่าง' }));
    expect(screen.getByText('ดาวตัวอย่าง')).toBeTruthy();
  });
});
