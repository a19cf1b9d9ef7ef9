/**
 * Says in a sentence that a Node is too old, before a command fails with a stack. It runs in any Node: old syntax, and no
 * packages. A version is new enough when it is at least the floor of its own major version, or of a later one than all.
 */
'use strict'

const { atLeast } = require('./nodes.json')
const numbersOf = (version) => version.split('.').map(Number)
const floors = atLeast.map(numbersOf)
const [major, minor] = numbersOf(process.versions.node)
const [lastMajor] = floors[floors.length - 1]

if (major <= lastMajor && !floors.some((floor) => floor[0] === major && minor >= floor[1])) {
  const [first, ...later] = atLeast
  const versions = `${first} or later${later.map((one) => `, from 21 on ${one} or later`).join('')}`
  console.error(`This project needs Node ${versions}; this is Node ${process.versions.node}.`)
  process.exit(1)
}
