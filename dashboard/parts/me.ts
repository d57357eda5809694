export { default as Me } from '../me/me.tsx'
