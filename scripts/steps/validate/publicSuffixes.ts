/*
 * Names below which everybody can have a site: a short extract of the Public Suffix List (publicsuffix.org, both of its parts), which
 * changes too often to be kept here in full.
 */

/** Those of hosting and storage. */
const ofProviders: readonly string[] = [
  ...['github.io', 'githubusercontent.com', 'gitlab.io', 'codeberg.page', 'bitbucket.io', 'surge.sh'],
  ...['web.app', 'firebaseapp.com', 'appspot.com', 'run.app', 'cloudfunctions.net', 'translate.goog'],
  ...['vercel.app', 'now.sh', 'netlify.app', 'pages.dev', 'workers.dev', 'r2.dev', 'trycloudflare.com'],
  ...['s3.amazonaws.com', 'amplifyapp.com', 'cloudfront.net', 'elasticbeanstalk.com', 'awsapprunner.com'],
  ...['azurewebsites.net', 'azurestaticapps.net', 'azureedge.net', 'blob.core.windows.net', 'cloudapp.net'],
  ...['web.core.windows.net', 'azurefd.net', 'aliyuncs.com', 'myqcloud.com', 'vercel-storage.com'],
  ...['herokuapp.com', 'onrender.com', 'fly.dev', 'deno.dev', 'ondigitalocean.app', 'digitaloceanspaces.com'],
  ...['backblazeb2.com', 'b-cdn.net', 'fastly.net', 'supabase.co', 'replit.app', 'repl.co', 'glitch.me'],
  ...['blogspot.com', 'wordpress.com', 'wixsite.com', 'weebly.com', 'webflow.io', 'myshopify.com'],
  ...['ngrok.io', 'ngrok.app', 'ngrok-free.app', 'loca.lt', 'duckdns.org', 'no-ip.org', 'ddns.net'],
]

/** Those of some registries. */
const ofRegistries: readonly string[] = [
  ...['eu.org', 'uk.com', 'us.com', 'cn.com', 'br.com', 'jpn.com', 'sa.com', 'za.com', 'co.com'],
  ...['web.id', 'my.id', 'biz.id', 'desa.id', 'web.za', 'web.tr', 'nom.br', 'art.br', 'blog.br', 'app.br'],
  ...['idv.tw', 'ltd.uk', 'plc.uk', 'me.uk', 'firm.in', 'gen.in', 'ind.in', 'id.vn', 'io.vn', 'info.vn'],
]

const suffixes = [...ofProviders, ...ofRegistries]

/** What countries sell below their own name: "co.uk", "com.br". */
const ofCountry = /^(?:ac|co|com|edu|go|gob|gouv|gov|mil|ne|net|or|org|sch)\.[a-z]{2}$/

/** Storage of one region: "s3.eu-west-1.amazonaws.com". */
const ofRegion = /^(?:s3|oss|cos)[.-].*\.(?:amazonaws|aliyuncs|myqcloud)\.com$/

/** Whether hosts of strangers are among those that a pattern allows. */
export function allowsStrangers(pattern: string): boolean {
  if (!pattern.startsWith('*.')) return false
  const name = pattern.slice(2)
  return (
    ofCountry.test(name) ||
    ofRegion.test(name) ||
    suffixes.some((suffix) => suffix === name || suffix.endsWith(`.${name}`))
  )
}

/** Whether a host is one that a provider lends to everybody: "brand.pages.dev". */
export const isLentByProvider = (host: string): boolean =>
  ofProviders.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))
