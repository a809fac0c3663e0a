export const CALL_TYPES: Readonly<Record<number, string>> = { 1: 'AI机器人', 2: '人工坐席', 3: 'AI转人工' }
export const SCRIPTS: Readonly<Record<string, string>> = {
  S01: '新线索清洗',
  S02: '到店邀约',
  S03: '试驾回访',
  S04: '战败唤醒',
}

const SPAN = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** Reports call hours that are not one or two spans in order within 09:00 to 21:00. Undefined if they are valid. */
export const validateWindow = (hours: string): string | undefined => {
  if (hours === '') return '请选择外呼时段'
  const spans = hours.split(',')
  const ends = spans.flatMap((span) => span.split('-'))
  const inOrder = ends.every((one, at) => at === 0 || (ends[at - 1] ?? '') < one)
  const isRight =
    spans.length <= 2 &&
    spans.every((span) => SPAN.test(span)) &&
    inOrder &&
    (ends[0] ?? '') >= '09:00' &&
    (ends.at(-1) ?? '') <= '21:00'
  return isRight ? undefined : '外呼时段须在 09:00-21:00 内'
}
