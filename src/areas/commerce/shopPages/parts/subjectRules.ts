import { type Subject, subjectStatus, subjectType } from '@/entities/commerce/subject'
import { is } from '@/entities/field'

export const nameOf = ({ title, id }: Subject): string => title || id
export const isHome = ({ pageType }: Subject): boolean => is(pageType, subjectType.home)
export const isPublished = ({ status }: Subject): boolean => is(status, subjectStatus.published)
