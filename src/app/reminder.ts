import { stored } from '@/lib/stored'

const item = stored('session.passwordReminded', (value) => (value === true ? true : undefined))

export const isReminded = (): boolean => item.get() === true
export const noteReminder = (): void => item.set(true)
export const forgetReminder = (): void => item.remove()
