import { control, onReset } from '../core/control'
import { createContext } from '../data/context'
import { buildEvaluations, type EvaluationRow } from '../data/evaluations'
import { leads } from './leads'
import { reference } from './store'

/** The evaluations of leads as they are now. */
export let evaluations: EvaluationRow[]

const LEADS = 150
const COUNT = 260

onReset(() => {
  const now = reference()
  const times = control.volume()
  evaluations = buildEvaluations(createContext(now, 20_240_714, 1), now, leads, LEADS * times, COUNT * times)
})
