export async function run(_args: string[]) {
  const { readSettings } = await import('./config.ts')
  const { startServer } = await import('./main.ts')
  const server = await startServer(readSettings())
  console.log(server.address, server.firstKey)
}
