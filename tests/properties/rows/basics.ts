import { rowsOf } from '../row'

const full = rowsOf('full')

export const basics = [
  ...full({ name: 'Full & Co' }, ['name', 'lobby', 'alt="Full &amp; Co"', 'alt="Name of bare"']),
  ...full({ domains: ['www.full.example', 'm.full.example'] }, [
    'domains',
    'file nginx.conf',
    /server_name [^;]*m\.full\.example/,
    'www.bare.example',
  ]),
  ...rowsOf('speaking')(
    {
      languages: ['EN', 'UR'],
      metadata: {
        '/m/home': { title: { EN: 'Title', UR: 'Title' }, description: { EN: 'Title', UR: 'Title' } },
      },
    },
    ['languages', 'languages', 'اردو'],
  ),
  ...full(
    { currency: { code: 'BRL', symbol: 'R¤', position: 'after', decimals: 1 } },
    ['currency', 'the lobby of a member', '1.234.567,8&nbsp;R¤', '$&nbsp;1,234,567.89'],
    // Only the real has its own separators (E5.42).
    ['currency.code', 'the lobby of a member', '1.234.567,8', '1,234,567.8'],
    ['currency.symbol', 'the lobby of a member', '&nbsp;R¤', '$&nbsp;'],
    ['currency.position', 'the lobby of a member', '8&nbsp;R¤', '$&nbsp;1'],
    ['currency.decimals', 'the lobby of a member', /,8&nbsp;R¤/, '.89'],
  ),
]
