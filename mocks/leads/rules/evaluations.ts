import { control, copied, onReset } from '../../core/control'
import { createContext } from '../../core/context'
import { buildEvaluations, type EvaluationRow } from '../data/evaluations'
import { leads } from './leads'
import { reference } from '../../system/rules/store'

export let evaluations: EvaluationRow[]

const LEADS = 150
const COUNT = 260

const seeds = copied(() => {
  const now = reference()
  const times = control.volume()
  return buildEvaluations(createContext(now, 20_240_714, 1), now, leads, LEADS * times, COUNT * times)
})
onReset(() => {
  evaluations = seeds()
})
