// @module-tag content
import { content } from '@/routes/content'
import { sweep } from '../sweep'

sweep(content)
