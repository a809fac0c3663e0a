/** A board as posts name it. */
export interface BoardName {
  id: string
  plateName: string
}

const FIRST_ID = 660_007
const names =
  '星屿E5 星屿X9 星屿M8 启明L6 用车问答 自驾游 改装文化 摄影 亲子露营 上海 成都 北京 官方公告 产品建议'.split(' ')

/** The names of the fourteen boards: of car models, interests, cities, and the brand's own. */
export const boardNames = names.map((plateName, index): BoardName => ({ id: String(FIRST_ID + index * 7), plateName }))
