import { development as merchant } from '../merchants'
import { rowsOf } from '../row'

const home = 'file m/home.html'
const captcha = 'the captcha of the login'
const host = (name: string) => [`http://127.0.0.1:${name}`]

/** `development` as it is, and what of a captcha uses it. */
export const development = rowsOf(merchant)(
  {
    flags: { GEETEST3: true, LOGINCAPTCHA3: true },
    settings: { geetestVersion: 'v4', geetestId: 'theid' },
    hosts: { captcha: ['api.one.example', 'static.one.example'] },
    captcha: { apiServers: ['api.one.example'], staticServers: ['static.one.example'] },
    development: {
      hosts: {
        image: host('1'),
        banner: host('2'),
        frame: host('3'),
        connect: host('4'),
        script: host('5'),
        captcha: host('6'),
        customerService: host('7'),
        game: host('8'),
        download: host('9'),
      },
      domains: host('10'),
      captcha: { apiServers: ['/__captcha/api1'], staticServers: ['/__captcha/static1'] },
      embeddedPages: '/__pages',
    },
  },
  ['development', home, '"development":true'],
  ['development.hosts', home, 'http://127.0.0.1:1'],
  ['development.hosts.image', home, /img-src [^;]*http:\/\/127\.0\.0\.1:1[; ]/],
  ['development.hosts.banner', home, '"banner":["http://127.0.0.1:2"]'],
  ['development.hosts.frame', home, /frame-src [^;]*http:\/\/127\.0\.0\.1:3[; ]/],
  ['development.hosts.connect', home, /connect-src [^;]*http:\/\/127\.0\.0\.1:4[; ]/],
  ['development.hosts.script', home, /script-src [^;]*http:\/\/127\.0\.0\.1:5[; ]/],
  ['development.hosts.captcha', 'file m/captcha.html', 'http://127.0.0.1:6'],
  ['development.hosts.customerService', home, '"customerService":["http://127.0.0.1:7"]'],
  ['development.hosts.game', home, /frame-src [^;]*http:\/\/127\.0\.0\.1:8[; ]/],
  ['development.hosts.download', home, '"download":["http://127.0.0.1:9"]'],
  ['development.domains', home, '"http://127.0.0.1:10"'],
  ['development.captcha', captcha, '/__captcha/api1'],
  ['development.captcha.apiServers', captcha, '/__captcha/api1'],
  ['development.captcha.staticServers', captcha, '/__captcha/static1'],
  ['development.embeddedPages', home, '"embeddedPages":"/__pages"'],
)
