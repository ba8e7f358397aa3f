/** React looks at this once, when it is loaded: whoever is started to serve imports this before everything else. */
process.env.NODE_ENV ??= 'production'
