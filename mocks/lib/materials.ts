import { control, onReset } from '../core/control'
import { createContext } from '../data/context'
import * as data from '../data/materials'
import { leads } from './leads'
import { org, reference } from './store'

/** Materials with their shares, campaigns with their sharers, and the work bays of the dealers, as they are now. */
export let labels: data.LabelRow[]
export let materials: data.MaterialRow[]
export let shares: data.ShareRow[]
export let activities: data.ActivityRow[]
export let activityShares: data.ActivityShareRow[]
export let workstations: data.WorkstationRow[]

const MATERIALS = 80
const SHARES = 600
const ACTIVITIES = 20

onReset(() => {
  const now = reference()
  const context = createContext(now, 20_240_720, 1)
  const ground = { ...org, leads }
  const times = control.volume()
  labels = data.buildLabels()
  materials = data.buildMaterials(context, ground, MATERIALS * times)
  shares = data.buildShares(context, now, materials, ground, SHARES * times)
  activities = data.buildActivities(context, ground, ACTIVITIES * times)
  activityShares = data.buildActivityShares(context, now, activities, ground)
  workstations = data.buildWorkstations(context, org.dealers)
})
