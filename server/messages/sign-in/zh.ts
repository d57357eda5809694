export { signIn } from './en.ts'
