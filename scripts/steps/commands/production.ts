/* Imported before everything that reads it: the pages of a release are rendered without React's checks for developers. */
process.env.NODE_ENV ??= 'production'
