// Loaded before a command: writes what the process has used into the file that is named.
import { writeFileSync } from 'node:fs'

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const seconds = (userCPUTime + systemCPUTime) / 1e6
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify({ seconds, megabytes: maxRSS / 1024 }))
})
