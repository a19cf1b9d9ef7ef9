import { testScreens } from '../support/screenTests'

testScreens(2, 3)
