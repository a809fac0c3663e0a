import { HELD_BACK } from '../../community/rules/checks'
import { Refusal } from '../../core/types'

/** Refuses a text for users that contains blocked words. The fault lists them under its field. */
export const refuseWords = (field: string, text: string): void => {
  const words = HELD_BACK.filter((word) => text.includes(word))
  if (!words.length) return
  const message = `内容含敏感词：${words.join('、')}`
  throw new Refusal(400, message, 200, { [field]: message })
}
