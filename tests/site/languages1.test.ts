import { testLanguages } from '../support/languages/languageTests'

testLanguages(1)
