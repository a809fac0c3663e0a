import { enumeration } from '../field'

export const clueStatus = enumeration('clueStatus', {
  1: 'warning',
  2: 'warning',
  3: 'processing',
  4: 'processing',
  5: 'processing',
  6: 'success',
  7: 'success',
  8: 'default',
  9: 'default',
})
export const buyPlan = enumeration('buyPlan', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const clueLevel = enumeration('clueLevel', { H: 'error', A: 'warning', B: 'processing', C: 'default', N: 'default' })
/** Whether the first contact with a lead is late. */
export const overdue = enumeration('overdue', { 0: 'success', 1: 'error' })
export const failReason = enumeration('failReason', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default', 9: 'default' })
export const followType = enumeration('followType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default', 6: 'default' })
export const followResult = enumeration('followResult', { 1: 'success', 2: 'warning', 3: 'processing', 4: 'default', 5: 'default' })
export const assignType = enumeration('assignType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const assignReason = enumeration('assignReason', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default', 6: 'default', 9: 'default' })
/** Why a lead came into the pool. */
export const poolReason = enumeration('poolReason', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const poolStatus = enumeration('poolStatus', { 1: 'warning', 2: 'processing', 3: 'success', 4: 'default' })
export const channelLevel = enumeration('channelLevel', { 1: 'default', 2: 'default' })
export const channelType = enumeration('channelType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default', 9: 'default' })
export const eventType = enumeration('eventType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const blackReason = enumeration('blackReason', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default', 9: 'default' })
export const blackSource = enumeration('blackSource', { 1: 'default', 2: 'default', 3: 'default' })
export const blackStatus = enumeration('blackStatus', { 1: 'error', 0: 'default' })

export const callStatus = enumeration('callStatus', { 0: 'default', 1: 'success', 2: 'warning', 3: 'warning', 4: 'warning', 5: 'error', 6: 'error' })
export const callIntent = enumeration('callIntent', { A: 'success', B: 'processing', C: 'default', D: 'error' })
export const evaluateStage = enumeration('evaluateStage', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
export const evaluateSource = enumeration('evaluateSource', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })

export const nurtureSource = enumeration('nurtureSource', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
export const nurtureStatus = enumeration('nurtureStatus', { 1: 'default', 2: 'processing', 3: 'warning', 4: 'success', 5: 'default' })
export const touchWay = enumeration('touchWay', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const touchResult = enumeration('touchResult', { 1: 'success', 2: 'processing', 3: 'default', 4: 'error' })
/** The period a task of headquarters is for. */
export const periodType = enumeration('periodType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
/** What is counted towards a target. */
export const metric = enumeration('metric', { clue: 'default', visit: 'default', drive: 'default', order: 'default', sale: 'default' })
export const taskStatus = enumeration('taskStatus', { 0: 'default', 1: 'success', 2: 'warning' })
/** Where a task stands by today and its dates; no call changes it. */
export const taskStage = enumeration('taskStage', { 1: 'default', 2: 'processing', 3: 'default' })
/** Who made a dealer's task: headquarters or the dealer. */
export const dealerTaskType = enumeration('dealerTaskType', { 1: 'default', 2: 'default' })
export const dealerTaskStatus = enumeration('dealerTaskStatus', { 0: 'default', 1: 'processing', 2: 'warning' })
export const taskSource = enumeration('taskSource', { 1: 'default', 2: 'default', 3: 'default' })
export const callType = enumeration('callType', { 1: 'default', 2: 'default', 3: 'default' })
export const script = enumeration('script', { S01: 'default', S02: 'default', S03: 'default', S04: 'default' })
export const outCallStatus = enumeration('outCallStatus', { 0: 'default', 1: 'processing', 2: 'warning', 3: 'success' })
/** Which leads a new out-call task takes: those that wait for an owner, or those in the pool. */
export const leadScope = enumeration('leadScope', { 1: 'default', 2: 'default' })
export const materialType = enumeration('materialType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
/** Who made a material or holds an activity. */
export const uploadType = enumeration('uploadType', { 1: 'processing', 2: 'default' })
/** Where something was shared to, and so where people come from. */
export const shareSource = enumeration('shareSource', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const yesNo = enumeration('yesNo', { 0: 'default', 1: 'success' })
/** What a metric of the sales reports is. */
export const quotaKind = enumeration('quotaKind', { 1: 'default', 2: 'processing', 3: 'success' })
