import { createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { contractSchema } from './graphql/schema.ts';
import { serveJug } from './testing/served-jug.ts';

const { sale, id, who, productOf } = await serveJug();

describe('a product of the contract', () => {
  it('tells who it is, by id and by slug alike [ENT-016, ENT-017, ENT-514, ENT-515, API-GQL-553]', async () => {
    const fields = `_id id name actual_name sub_title short_description description slug sku brand
      image { medium alt } images { medium } breadcrumb { name slug path }`;
    const known = await productOf(fields);
    expect(known).toMatchObject({
      _id: id,
      id,
      name: 'Harbour jug',
      actual_name: 'Harbour jug',
      sub_title: 'Holds a litre',
      short_description: 'A jug for the table.',
      slug: 'harbour-jug',
      sku: 'JUG-1',
      brand: 'Tideline',
      description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thrown by hand.' }] }],
      image: { medium: '/images/products/medium/jug-front', alt: 'from the front' },
      images: [
        { medium: '/images/products/medium/jug-front' },
        { medium: '/images/products/medium/jug-side' },
      ],
      breadcrumb: [
        { name: 'Kitchen', slug: 'kitchen', path: 'kitchen' },
        { name: 'Jugs', slug: 'jugs', path: 'kitchen/jugs' },
      ],
    });
    expect(await productOf(fields, { slug: 'harbour-jug' })).toEqual(known);
  });

  it('tells what a card shows beside its name: badges, colours and a second picture', async () => {
    const made = await createProduct(
      sale.system,
      variableProduct(
        { Sage: 900, Oat: 900 },
        {
          slug: 'badged',
          attributes: { badge: ['New', 'Handmade', 'Third'] },
          media: ['front', 'side', 'back'].map((file) => ({ file, alt: '', width: 900, height: 900 })),
          variants: [
            {
              id: 'color',
              label: 'Colour',
              displayType: 'button',
              options: [
                { value: 'Sage', swatch: '#8fa08a' },
                { value: 'Oat', swatch: 'red;--x:1' },
              ],
            },
          ],
        },
      ),
    );
    const fields = 'second_image { medium } badges swatches { value swatch }';
    expect(await productOf(fields, { id: made.id })).toEqual({
      second_image: { medium: '/images/products/medium/side' },
      badges: ['New', 'Handmade'],
      swatches: [{ value: 'Sage', swatch: '#8fa08a' }],
    });
    expect(await productOf(fields)).toMatchObject({ badges: [], swatches: [] });
  });

  it('tells its films with a poster and their player [PDP-014, ENT-041]', async () => {
    const poster = { alt: 'on the wheel', width: 1200, height: 900 };
    const { id: filmed } = await createProduct(sale.system, {
      classCode: 'simple',
      sku: 'JUG-F',
      name: 'Filmed jug',
      price: 4000,
      media: [
        { file: 'wheel', kind: 'video', video: 'https://youtu.be/aqz-KE-bpKQ', ...poster },
        { file: 'jug-front', ...poster },
      ],
    });
    const fields = 'image { type thumbnail medium large } images { type oembed { html thumbnail_url url } }';
    const html = expect.stringMatching(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1&amp;rel=0"/,
    );
    expect(await productOf(fields, { id: filmed })).toEqual({
      image: {
        type: 'image',
        thumbnail: '/images/products/thumbnail/jug-front',
        medium: '/images/products/medium/jug-front',
        large: '/images/products/large/jug-front',
      },
      images: [
        {
          type: 'video',
          oembed: {
            html,
            thumbnail_url: '/images/products/thumbnail/wheel.webp',
            url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          },
        },
        { type: 'image', oembed: null },
      ],
    });
  });
  it('tells its price, rating and sellers [ENT-031, ENT-517]', async () => {
    const { ownSellerId } = sale.shop;
    const fields = 'price final_price msrp hide_price review_count review_avg_rating client_guid sellerId';
    expect(await productOf(fields)).toEqual({
      price: 40,
      final_price: 40,
      msrp: 50,
      hide_price: false,
      review_count: 4,
      review_avg_rating: 4.5,
      client_guid: ownSellerId,
      sellerId: ownSellerId,
    });
  });

  it('tells robots and its canonical path [ENT-035]', async () => {
    expect(await productOf('seo_crawler_setting canonicalPath')).toEqual({
      seo_crawler_setting: 'No-index and follow',
      canonicalPath: '/harbour-jug',
    });
  });
});

it('a product is told over REST by the fields of the contract and no others', async () => {
  const { body } = await who.get(`/api/products/${id}`);
  const type = contractSchema().getType('Product');
  const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const told = Object.keys(Object(body).product);
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
});
