import { expect, it } from 'vitest'
import { readPlace } from '../../scripts/steps/explain/options/readPlace'
import { demo, problemOf } from './demos'

it.each([
  'home',
  '/home',
  'm/home',
  '/m/home',
  '/m/home/',
  '//m//home//',
  '/M/HOME',
  ' /m/home ',
  '/m/home.html',
  '/m/home?x=1#y',
  '/',
  '/m',
  '/m/',
  '/m/index',
  'https://www.hongvan.example/m/home?x=1#y',
  'HTTPS://WWW.HONGVAN.EXAMPLE:443/m/home',
  'm.hongvan.example/m/home',
  '//www.hongvan.example/m/home',
  'https://www.hongvan.example',
  'http://127.0.0.1:4180/m/home',
  'http://localhost:4180/m/home',
  'https://host/m/home?x=1#y',
  '\\m\\home',
])('reads the lobby in %j (D4)', (page) => {
  expect(readPlace(demo('hongvan'), page).path).toBe('/m/home')
})

it.each([
  ['membER/home', '/m/member/home'],
  ['vouchercenter', '/m/voucherCenter'],
  ['/m/securitycenter/addbankcard/', '/m/securityCenter/addBankCard'],
])('reads %s as %s', (page, path) => {
  expect(readPlace(demo('hongvan'), page).path).toBe(path)
})

it('reads the query and the domain of an address', () => {
  expect(readPlace(demo('hongvan'), 'https://m.hongvan.example/m/news?isBgeTest=1#top')).toEqual({
    path: '/m/news',
    search: '?isBgeTest=1',
    domain: 'm.hongvan.example',
  })
})

it.each([
  [
    '/m/voucherCentre',
    '--page: no page is mounted on "/m/voucherCentre". The nearest page is "/m/voucherCenter".',
  ],
  [
    'addBankCard',
    '--page: no page is mounted on "addBankCard". The nearest page is "/m/securityCenter/addBankCard".',
  ],
  [
    '/m/securityCenter/addBankCardPix',
    '--page: no page is mounted on "/m/securityCenter/addBankCardPix". The nearest page is "/m/securityCenter/addBankCard".',
  ],
  [
    'https://www.brasa.example/m/home',
    '--page: "www.brasa.example" is no domain of this merchant. Did you mean "www.hongvan.example"? Its domains are www.hongvan.example, m.hongvan.example.',
  ],
  [
    'ftp://www.hongvan.example/m/home',
    '--page is a path or an https address, not "ftp://www.hongvan.example/m/home".',
  ],
])('says what is wrong with %s', (page, problem) => {
  expect(problemOf(() => readPlace(demo('hongvan'), page))).toBe(problem)
})
