/** The origin that an option names. Exits with a sentence when it is none that a browser could load a site's scripts from. */
export function readAssetOrigin(option: string | undefined): string | undefined {
  if (option === undefined) return undefined
  const problem = assetOriginProblem(option)
  if (problem === undefined) return new URL(option).origin
  console.error(problem)
  process.exit(1)
}

const example = 'Write an origin, such as --asset-origin https://cdn.example.com.'

/** Why no site can load its files from there; undefined when it can. */
export function assetOriginProblem(option: string): string | undefined {
  const url = URL.canParse(option) ? new URL(option) : undefined
  if (!url || url.host === '') return `"${option}" is not an address. ${example}`
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return `"${url.hostname}" is not the name of a host. ${example}`
  const isLocal = ['127.0.0.1', 'localhost'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    return `"${option}" is not https: browsers refuse to load scripts from there. ${example}`
  if (url.username !== '' || url.password !== '') return `"${option}" has a user name. ${example}`
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return `"${option}" is more than an origin: the files are in ${url.origin}/m/assets/. ${example}`
  return undefined
}
