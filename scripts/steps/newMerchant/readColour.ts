import { clampChroma, colorsNamed, formatHex, parse } from 'culori'
import { closestName } from '../validate/closestName'

/** A colour as #rrggbb in lower case, or why a text is none. */
export type ReadColour = { readonly colour: string } | { readonly problem: string }

const forms = 'such as #0b5cad, "rgb(11 92 173)" or navy'

/**
 * Reads a colour as people paste it: any form of CSS, a hex colour without "#", or three numbers of 0 to 255. One that screens of
 * sRGB cannot show becomes the nearest that they can.
 */
export function readColour(text: string): ReadColour {
  const plain = text
    .trim()
    .replace(/^(?:--?[\w-]+|[a-z]+)\s*:\s*(?=\S)/i, '')
    .replaceAll(/^["'`]|["'`;,\s]+$/g, '')
    .replace(/^0x(?=[\da-f]{6}$)/i, '#')
    .toLowerCase()
  if (plain === '')
    return { problem: `The colour is empty. Write one ${forms}; in a shell, in quotes or without "#".` }
  const channels = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/.exec(plain)
  const color = parse(channels ? `rgb(${channels.slice(1).join(', ')})` : plain)
  if (!color || channels?.slice(1).some((channel) => Number(channel) > 255))
    return { problem: `"${text}" is not a colour.${suggest(plain)} Write one ${forms}.` }
  if (color.alpha !== undefined && color.alpha < 1)
    return { problem: `"${text}" is partly transparent, and a brand’s colour is opaque. Write one ${forms}.` }
  return { colour: formatHex(color.mode === 'rgb' ? color : clampChroma(color, 'oklch', 'rgb')) }
}

function suggest(word: string): string {
  const name = /^[a-z\s]+$/.test(word)
    ? closestName(word.replaceAll(/\s/g, ''), Object.keys(colorsNamed))
    : undefined
  return name === undefined ? '' : ` Did you mean ${name}?`
}
