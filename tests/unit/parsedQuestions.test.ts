// @module-tag voice
import { expect, it } from 'vitest'
import { linesIn, parseQuestions } from '@/areas/voice/parts/parsedQuestions'
import { questionCategory, questionType } from '@/entities/voice/question'
import spanish from '@/locales/es/questions.json'
import type { Translate } from '@/locales'

const translate: Translate = (key) => new Map<string, string>(Object.entries(spanish)).get(key) ?? key
const typesIn = (text: string) => parseQuestions(text, translate).map(({ asked }) => asked.questionType)

it('the type of a pasted question may be its name in the language of the user', () => {
  expect(
    typesIn('1. ¿Qué mejorar? (Varias opciones)\nA. Limpieza\nB. Rapidez\n\n2. Sugerencias (texto largo)'),
  ).toEqual([questionType.multiple, questionType.longText])
})

it('brackets that name no type stay in the title', () => {
  const [one] = parseQuestions('1. ¿Volvería? (opcional)', translate)
  expect(one?.asked).toMatchObject({ title: '¿Volvería? (opcional)', questionType: questionType.shortText })
})

it('a line break at the end of a pasted column is no line', () => {
  expect(['一\r\n二\r\n', '一\n\n二', ''].map(linesIn)).toEqual([2, 3, 1])
})

it('the category of pasted questions is named in the language of the user', () => {
  const [one] = parseQuestions(`#${spanish['questionCategory.manner']}\n1. ¿Le atendieron bien?`, translate)
  expect(one?.asked.category).toBe(questionCategory.manner)
})
