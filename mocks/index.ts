import './calls'

export { controlDoor, control } from './core/control'
export { answered, dispatch, unmaskedCalls } from './core/dispatcher'
export { backEnd } from './core/server'
